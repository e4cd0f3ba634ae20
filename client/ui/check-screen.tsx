import { Mark } from "./mark.tsx";
import "./check-screen.css";

/** The large logo, while it is found out who may come in. */
export function CheckScreen() {
  return (
    <div className="check-screen" aria-busy="true">
      <Mark />
    </div>
  );
}
