import { useEffect, useState } from "react";

const key = "previa-ao-lado";
/** Below this there is no room beside the form. */
const roomy = "(min-width: 80rem)";

/** Whether the preview stands beside the form, which this browser remembers. */
export interface PreviewBeside {
  isOn: boolean;
  toggle: () => void;
}

/** For the editor: whether it shows the preview. */
export function usePreviewBeside(): PreviewBeside {
  const [isPossible, setPossible] = useState(false);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const room = matchMedia(roomy);
    const look = () => setPossible(room.matches);
    look();
    setWanted(readWish());
    room.addEventListener("change", look);
    return () => room.removeEventListener("change", look);
  }, []);
  return {
    isOn: isPossible && isWanted,
    toggle: () => {
      setWanted(!isWanted);
      keepWish(!isWanted);
    },
  };
}

/** Storage may be blocked: the wish then lasts as long as the form. */
function readWish(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function keepWish(isWanted: boolean) {
  try {
    if (isWanted) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
