import { useStore } from 'react-redux';
import type { AppStore } from './storeTypes';

export const useAppStore = useStore.withTypes<AppStore>();
