import { createContext, use, useEffect, useState, type RefObject } from 'react';
import type { ApplicationListItem } from '../../../contract/schemas';
import type { BoardStatus } from '../../../domain/status';
import type * as dragging from './dragging';

export type Dragging = typeof dragging;

/** Dragging, as soon as its code is there; until then there is the menu. */
export const DraggingContext = createContext<Dragging | null>(null);

export function useDragging(): Dragging | null {
  return use(DraggingContext);
}

/** Whether the card is being dragged. */
export function useDraggableCard(
  element: RefObject<HTMLElement | null>,
  application: ApplicationListItem,
): boolean {
  const dragging = useDragging();
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    if (!dragging || !element.current) return;
    return dragging.makeDraggable(element.current, application, setDragging);
  }, [dragging, element, application]);
  return isDragging;
}

/** Whether a card is dragged over the column. */
export function useDropColumn(element: RefObject<HTMLElement | null>, status: BoardStatus): boolean {
  const dragging = useDragging();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!dragging || !element.current) return;
    return dragging.makeDropTarget(element.current, status, setOver);
  }, [dragging, element, status]);
  return isOver;
}

/** Scrolls the element when a card is dragged to its edge. */
export function useScrollWhileDragging(element: RefObject<HTMLElement | null>): void {
  const dragging = useDragging();
  useEffect(() => {
    if (!dragging || !element.current) return;
    return dragging.scrollWhileDragging(element.current);
  }, [dragging, element]);
}
