/** The shirts of the two teams. */
import { kitOf as anyKit, type Kit } from "../../../ui/kits";

export const kitOf = (seat: number, keeper = false): Kit => anyKit("champions", seat, keeper);
