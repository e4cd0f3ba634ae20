/** Hands over a statement and its values when it runs. */
export function watchStatement<S extends object>(
  statement: S,
  sql: string,
  ran: (sql: string, values: unknown[]) => void,
): S {
  return new Proxy(statement, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (!["get", "all", "run", "iterate"].includes(String(name))) return value.bind(target);
      return (...values: unknown[]) => {
        ran(sql, values);
        return value.apply(target, values);
      };
    },
  });
}
