import type { Start } from '../contract/handover';
import { createRuntime } from '../runtime';
import '../../styles/index.css';

export { widgets } from 'virtual:widgets';

export const start: Start = (handover) => createRuntime(window, handover);
