import { createContext, use } from "react";

/** What the pieces of a form tell the form they stand in. */
export interface FormActivity {
  /** Files under way; saving waits for them. */
  uploading: number;
  began: () => void;
  ended: () => void;
  /** Something changed that fires no `input` event, such as a file's path. */
  changed: () => void;
}

const nothing = () => undefined;

export const FormActivityContext = createContext<FormActivity>({
  uploading: 0,
  began: nothing,
  ended: nothing,
  changed: nothing,
});

export function useFormActivity(): FormActivity {
  return use(FormActivityContext);
}
