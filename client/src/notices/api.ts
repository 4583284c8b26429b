/** What rings, where and when: calls to the server. */

import { call } from "../lib/api";
import type { NewDevice, NoticeSettings as Sent, Notices as Told } from "../wire";

export type NoticeSettings = Required<Sent>;
export type Notices = Omit<Told, "settings"> & { settings: NoticeSettings };

const send = <T>(method: string, path: string, body?: unknown) =>
  call<T>(path, [], body === undefined ? { method } : { method, body: JSON.stringify(body) });

export const notices = {
  look: () => call<Notices>("/me/notices"),
  choose: (settings: NoticeSettings) => send<Notices>("PUT", "/me/notices", settings),
  add: (device: NewDevice) => send<Notices>("POST", "/me/devices", device),
  ring: (device: string, rings: boolean) => send<Notices>("PUT", `/me/devices/${device}`, { rings }),
  forget: (device: string) => send<Notices>("DELETE", `/me/devices/${device}`),
  mute: (match: string, muted: boolean) =>
    send<Notices>(muted ? "PUT" : "DELETE", `/me/muted/${encodeURIComponent(match)}`),
  test: () => send<{ sent: number }>("POST", "/me/notices/test"),
  mail: (address: string, language: NewDevice["language"], zone: string) =>
    send<Notices>("PUT", "/me/mail", { address, language, zone }),
  stopMail: () => send<Notices>("DELETE", "/me/mail"),
};

/** Where this device is. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
