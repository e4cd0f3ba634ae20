/** Runs `work` once for all calls with one key that overlap. They share its result or its error; nothing is kept. */
export function createSingleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underway = new Map<string, Promise<T>>();
  return (key, work) => {
    let flight = underway.get(key);
    if (!flight) {
      flight = work().finally(() => underway.delete(key));
      underway.set(key, flight);
    }
    return flight;
  };
}
