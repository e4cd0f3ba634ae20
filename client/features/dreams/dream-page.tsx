export default function DreamPage() {
  return <main className="wrap"><h1 className="title-1">dream</h1></main>;
}
