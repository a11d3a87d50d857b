import './disarm';
import type { Start } from '../contract/handover';
import { createRuntime } from '../runtime';
import '../../styles/index.css';

export const start: Start = (handover) => createRuntime(window, handover);
