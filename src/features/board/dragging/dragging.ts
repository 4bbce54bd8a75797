import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ApplicationListItem } from '../../../contract/schemas';
import type { BoardStatus } from '../../../domain/status';

/*
 * The one place that knows the library. With a finger the browser itself tells
 * a long press, which drags, from a swipe, which scrolls.
 */

const applicationOf = new WeakMap<Record<string | symbol, unknown>, ApplicationListItem>();

export function makeDraggable(
  element: HTMLElement,
  application: ApplicationListItem,
  onDragging: (isDragging: boolean) => void,
): () => void {
  return draggable({
    element,
    getInitialData: () => {
      const data = {};
      applicationOf.set(data, application);
      return data;
    },
    onDragStart: () => onDragging(true),
    onDrop: () => onDragging(false),
  });
}

export function makeDropTarget(
  element: HTMLElement,
  status: BoardStatus,
  onOver: (isOver: boolean) => void,
): () => void {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => applicationOf.has(source.data),
    getData: () => ({ status }),
    onDragEnter: () => onOver(true),
    onDragLeave: () => onOver(false),
    onDrop: () => onOver(false),
  });
}

export function scrollWhileDragging(element: HTMLElement): () => void {
  return autoScrollForElements({ element });
}

export function watchDrops(
  onDrop: (application: ApplicationListItem, status: string) => void,
): () => void {
  return monitorForElements({
    canMonitor: ({ source }) => applicationOf.has(source.data),
    onDrop: ({ source, location }) => {
      const application = applicationOf.get(source.data);
      const status = location.current.dropTargets[0]?.data['status'];
      if (application && typeof status === 'string') onDrop(application, status);
    },
  });
}
