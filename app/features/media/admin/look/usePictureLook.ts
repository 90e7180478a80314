import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { useState } from "react";
import type { Media } from "#app/files/media.repo.server.ts";
import { type CropName, cropNames, focalPercent } from "#app/files/picture/crops.ts";
import {
  type Frame,
  type Frames,
  frameAtFocal,
  framedRect,
  type Rect,
} from "#app/files/picture/frames.ts";
import {
  type Orientation,
  orientations,
  type Point,
  shownSize,
} from "#app/files/picture/orientation.ts";
import { useFormActivity } from "#app/forms/saving/formActivity.ts";
import type { PictureDescription } from "../../description/description.schema.ts";

/** Conform's fields of a picture's description, by name. */
export type DescriptionFields = ReturnType<FormMetadata<PictureDescription>["getFieldset"]>;

/** What of a picture the site shows. Its points are those of the stored file, in percent. */
interface Look {
  orientation: Orientation;
  focal: Point;
  frames: Frames;
}

/** A picture's look while it is being changed. */
export interface PictureLook extends Look {
  /** Of the stored file. */
  size: { width: number; height: number };
  /** As it is seen. */
  shown: { width: number; height: number };
  change: (changed: Partial<Look> | ((former: Look) => Partial<Look>)) => void;
  /** The place that is being framed; undefined: the focal point is what is set. */
  place: CropName | undefined;
  choose: (place: CropName | undefined) => void;
}

/** The look of a picture's form, which is changed before it is saved. */
export function usePictureLook(file: Media, fields: DescriptionFields): PictureLook {
  const activity = useFormActivity();
  const [look, setLook] = useState<Look>(() => lookOf(fields));
  const [place, choose] = useState<CropName>();
  const size = { width: file.width ?? 1, height: file.height ?? 1 };
  return {
    ...look,
    size,
    shown: shownSize(size, look.orientation),
    ...{ place, choose },
    change: (changed) => {
      setLook((former) => ({
        ...former,
        ...(typeof changed === "function" ? changed(former) : changed),
      }));
      activity.changed();
    },
  };
}

function lookOf({ orientation, focalX, focalY, frames }: DescriptionFields): Look {
  const own = frames.getFieldset();
  const found = cropNames.flatMap((name) => {
    const { x, y, size } = own[name].getFieldset();
    const frame = frameOf([x, y, size].map(({ initialValue }) => initialValue));
    return frame ? [[name, frame] as const] : [];
  });
  return {
    orientation: orientations.find((one) => one === orientation.initialValue) ?? "",
    focal: {
      x: focalPercent(numberOf(focalX) ?? 0.5),
      y: focalPercent(numberOf(focalY) ?? 0.5),
    },
    frames: Object.fromEntries(found),
  };

  function numberOf({ initialValue }: FieldMetadata<number>): number | undefined {
    return initialValue === undefined ? undefined : Number(initialValue) / 100;
  }
}

/** @param sent a form's `x`, `y` and `size`, of which any may be empty; without all of them there is no frame */
export function frameOf(sent: readonly unknown[]): Frame | undefined {
  const [x, y, size] = sent.map((value) => {
    const text = String(value ?? "");
    return text === "" || Number.isNaN(Number(text)) ? undefined : Number(text);
  });
  if (x === undefined && y === undefined && size === undefined) return undefined;
  return { x: x ?? 50, y: y ?? 50, size: size ?? 100 };
}

/** What a place's frame is, or begins as: what the focal point shows. */
export function frameFor({ frames, size, orientation, focal }: PictureLook, name: CropName): Frame {
  return frames[name] ?? frameAtFocal(size, orientation, name, focal);
}

/** The part that it shows, in pixels of the picture as it is seen. */
export function rectFor(look: PictureLook, name: CropName): Rect {
  return framedRect(look.size, look.orientation, name, frameFor(look, name));
}
