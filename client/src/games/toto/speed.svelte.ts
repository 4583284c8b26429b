/** How fast the table shows what others do: the setting that all tables share. */
export * from "../../lib/speed.svelte";
