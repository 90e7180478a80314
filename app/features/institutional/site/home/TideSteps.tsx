import styles from "./TideSteps.module.css";

interface Step {
  title: string;
  text: string;
}

/** The agency's method, told and drawn the same way wherever it is told: its four steps on a rising tide. */
export function TideSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.tide}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
