import { startFrame } from '../embed/frame/startFrame';

if (window.parent !== window) startFrame(window);
