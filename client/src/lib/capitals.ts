/** Sentences begin with a capital, whatever name they begin with. */
export const withCapitals = (text: string): string =>
  text.replace(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase(),
  );
