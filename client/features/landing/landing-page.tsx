export default function LandingPage() {
  return <main className="wrap"><h1 className="title-1">landing</h1></main>;
}
