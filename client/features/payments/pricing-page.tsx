export default function PricingPage() {
  return <main className="wrap"><h1 className="title-1">pricing</h1></main>;
}
