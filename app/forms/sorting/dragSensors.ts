import {
  KeyboardSensor,
  MouseSensor,
  type SensorDescriptor,
  type SensorOptions,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";

/** Spec 9: a mouse drags after 5 px, a finger after a press of 120 ms. */
const mouse = { activationConstraint: { distance: 5 } };
const touch = { activationConstraint: { delay: 120, tolerance: 8 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

/** The three ways to take hold of an item. */
export function useDragSensors(): SensorDescriptor<SensorOptions>[] {
  return useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
}
