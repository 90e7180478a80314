import { createContext, use } from "react";

/** What parts of a form report to the form. */
export interface FormActivity {
  /** Number of uploads in progress; saving waits for them. */
  uploading: number;
  began: () => void;
  ended: () => void;
  /** Something changed without an `input` event, such as a file's path. */
  changed: () => void;
}

const nothing = () => undefined;

export const FormActivityContext = createContext<FormActivity>({
  uploading: 0,
  began: nothing,
  ended: nothing,
  changed: nothing,
});

/** For parts of a form; outside of one nothing is reported. */
export function useFormActivity(): FormActivity {
  return use(FormActivityContext);
}
