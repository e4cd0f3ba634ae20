import type { Role } from "../../reading/scene/roles.ts";
import { ACQUAINTANCES } from "./acquaintances.ts";
import { CALLINGS } from "./callings.ts";
import { CEREMONY } from "./ceremony.ts";
import { CONTENDERS } from "./contenders.ts";
import type { Costume } from "./dressed.ts";
import { GUILDSMEN } from "./guildsmen.ts";
import { MAKERS } from "./makers.ts";
import { OFFICIALS } from "./officials.ts";
import { PERFORMERS } from "./performers.ts";
import { PLAYERS } from "./players.ts";
import { RELATIVES } from "./relatives.ts";
import { RIVALS } from "./rivals.ts";
import { SCHOLARS } from "./scholars.ts";
import { STORIED } from "./storied.ts";
import { TOWNSFOLK } from "./townsfolk.ts";
import { TRADES } from "./trades.ts";
import { UNIFORMS } from "./uniforms.ts";
import { WARRIORS } from "./warriors.ts";

/** How each role is dressed and what it holds. */
export const COSTUMES: Record<Role, (woman: boolean) => Costume> = {
  ...UNIFORMS,
  ...TRADES,
  ...CALLINGS,
  ...CEREMONY,
  ...PERFORMERS,
  ...RELATIVES,
  ...CONTENDERS,
  ...RIVALS,
  ...GUILDSMEN,
  ...MAKERS,
  ...SCHOLARS,
  ...STORIED,
  ...PLAYERS,
  ...WARRIORS,
  ...OFFICIALS,
  ...TOWNSFOLK,
  ...ACQUAINTANCES,
};
