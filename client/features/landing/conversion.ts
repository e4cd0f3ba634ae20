/** Tells the advertising tag of the site that somebody begins, where an operator has put one on the window. */
export function reportConversion(): void {
  const { gtag_report_conversion: report } = window as Window & { gtag_report_conversion?: unknown };
  if (typeof report === "function") report();
}
