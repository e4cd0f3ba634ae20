// Loaded into a server before its start: its clock is CLOCK_SHIFT_MS ahead.
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const real = Date.now;
const now = () => real() + shift;

globalThis.Date = new Proxy(Date, {
  construct: (target, values, self) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, self) as object,
  get: (target, name) => (name === "now" ? now : (Reflect.get(target, name) as unknown)),
});
