import { text } from "node:stream/consumers";
import papa from "papaparse";

// Adds up the exported transactions of a day, as a bookkeeper would: it reads the file on stdin and nothing else, and
// writes the sums of the purchases by currency as JSON.

type Row = Record<string, string>;
const FIGURES = {
  credits: "credits_amount",
  paid: "amount_minor_units",
  refunded: "refunded_minor_units",
  disputed: "disputed_minor_units",
};

const file = await text(process.stdin);
const { data, errors } = papa.parse<Row>(file.replace(/^\uFEFF/, ""), { header: true, skipEmptyLines: true });
if (errors.length > 0) throw new Error(JSON.stringify(errors.slice(0, 3)));
const sums: Record<string, Record<string, number>> = {};
for (const row of data.filter(({ type }) => type === "credit_purchase")) {
  const own = (sums[row.currency!] ??= { payments: 0 });
  own.payments = own.payments! + 1;
  for (const [figure, column] of Object.entries(FIGURES))
    own[figure] = (own[figure] ?? 0) + Number(row[column]);
}
process.stdout.write(JSON.stringify(sums));
