import './disarm';
import type { Start } from '../contract/handover';
import type { Tag } from '../contract/tag';
import { createRuntime } from '../runtime';
import '../../styles/index.css';

export const start: Start = (half) =>
  createRuntime(
    window,
    Object.assign(half, { wakeInView: (tag: Tag) => half.visible(tag.element).then(() => half.wake(tag)) }),
  );
