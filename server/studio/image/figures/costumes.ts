import type { Role } from "../../reading/scene/roles.ts";
import { CALLINGS } from "./callings.ts";
import { CEREMONY } from "./ceremony.ts";
import type { Costume } from "./dressed.ts";
import { PERFORMERS } from "./performers.ts";
import { RELATIVES } from "./relatives.ts";
import { TRADES } from "./trades.ts";
import { UNIFORMS } from "./uniforms.ts";

/** How each role is dressed and what it holds. */
export const COSTUMES: Record<Role, (woman: boolean) => Costume> = {
  ...UNIFORMS,
  ...TRADES,
  ...CALLINGS,
  ...CEREMONY,
  ...PERFORMERS,
  ...RELATIVES,
};
