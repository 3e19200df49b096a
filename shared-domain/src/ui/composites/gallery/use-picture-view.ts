import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How a picture is looked at: enlarged, and moved from the middle of its box by so many px. */
interface PictureView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export const WHOLE_PICTURE: PictureView = { scale: 1, x: 0, y: 0 };
export const MOST_ENLARGED = 4;
const MIDDLE: Point = { x: 0, y: 0 };

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** Edges of the picture do not come inside its box. `+ 0` makes no -0 of nothing. */
function withinBox({ scale, x, y }: PictureView, { width, height }: Box): PictureView {
  const [mostX, mostY] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: between(-mostX, x, mostX) + 0, y: between(-mostY, y, mostY) + 0 };
}

/**
 * Enlarges, or makes smaller, by a factor, between the whole picture and four times.
 *
 * @param point stays where it is, from the middle of the box
 */
export function zoomPicture(view: PictureView, factor: number, box: Box, point: Point = MIDDLE): PictureView {
  const scale = between(1, view.scale * factor, MOST_ENLARGED);
  const growth = scale / view.scale;
  return withinBox({ scale, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth }, box);
}

export const movePicture = (view: PictureView, by: Point, box: Box): PictureView =>
  withinBox({ ...view, x: view.x + by.x, y: view.y + by.y }, box);

/** A key or a button enlarges by this factor, a double tap by the other. */
const STEP = 1.5;
const DOUBLE_TAP = 2.5;
const DOUBLE_TAP_MS = 300;
/** A finger that moved less has tapped; one that moved more has swiped. */
const TAP_PX = 10;
const SWIPE_PX = 50;
const KEY_PX = 80;
const WHEEL_SPEED = 0.002;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/**
 * Looking at a picture closely: two fingers, wheel, double tap, + − 0 and arrows; while the whole of it shows, a swipe or an arrow leads to
 * the next one.
 *
 * @param onTurn `by` is 1 for the next picture, -1 for the one before
 */
export function usePictureView(onTurn: (by: 1 | -1, showWhole: () => void) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<PictureView>(WHOLE_PICTURE);
  const fingers = useRef(new Map<number, Point>());
  const touch = useRef({ from: { x: 0, y: 0 }, isPinch: false, tappedAt: -Infinity });

  const box = () => stage.current?.getBoundingClientRect() ?? new DOMRect();
  /** From the middle of the stage. */
  const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const { left, top, width, height } = box();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const zoomBy = (factor: number, point?: Point): void => setView((now) => zoomPicture(now, factor, box(), point));
  const showWhole = (): void => setView(WHOLE_PICTURE);

  // By script: the content security policy refuses style attributes.
  useLayoutEffect(() => {
    picture.current?.style.setProperty('transform', `translate(${view.x}px, ${view.y}px) scale(${view.scale})`);
  }, [view]);

  useEffect(() => {
    const element = stage.current;
    // React listens to the wheel without a way to keep the page from being enlarged.
    const handleWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * WHEEL_SPEED), pointOf(event));
    };
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => element?.removeEventListener('wheel', handleWheel);
  });

  const handlePointerDown = (event: PointerEvent): void => {
    const point = pointOf(event);
    fingers.current.set(event.pointerId, point);
    if (fingers.current.size === 1) Object.assign(touch.current, { from: point, isPinch: false });
    else touch.current.isPinch = true;
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const handlePointerMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    fingers.current.set(event.pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) zoomBy(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
    else setView((shown) => movePicture(shown, { x: now.x - before.x, y: now.y - before.y }, box()));
  };
  const handlePointerUp = (event: PointerEvent): void => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const { from, isPinch, tappedAt } = touch.current;
    const point = pointOf(event);
    const [across, down] = [point.x - from.x, point.y - from.y];
    if (isPinch || event.type === 'pointercancel') return;
    if (distance(point, from) < TAP_PX) {
      const isSecond = event.timeStamp - tappedAt < DOUBLE_TAP_MS;
      touch.current.tappedAt = isSecond ? -Infinity : event.timeStamp;
      if (isSecond) setView(view.scale > 1 ? WHOLE_PICTURE : zoomPicture(WHOLE_PICTURE, DOUBLE_TAP, box(), point));
    } else if (view.scale === 1 && Math.abs(across) > Math.max(SWIPE_PX, Math.abs(down)))
      onTurn(across < 0 ? 1 : -1, showWhole);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    const arrow = ARROWS[key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === '+' || key === '=') zoomBy(STEP);
    else if (key === '-') zoomBy(1 / STEP);
    else if (key === '0') showWhole();
    else if (arrow && view.scale > 1)
      setView((shown) => movePicture(shown, { x: arrow.x * KEY_PX, y: arrow.y * KEY_PX }, box()));
    else if (arrow?.x) onTurn(arrow.x > 0 ? -1 : 1, showWhole);
    else return;
    event.preventDefault();
  };

  return {
    stage,
    picture,
    scale: view.scale,
    enlarge: () => zoomBy(STEP),
    makeSmaller: () => zoomBy(1 / STEP),
    showWhole,
    handleKeyDown,
    pointerHandlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerUp,
    },
  };
}
