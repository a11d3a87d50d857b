import { useSelector } from 'react-redux';
import type { RootState } from './storeTypes';

export const useAppSelector = useSelector.withTypes<RootState>();
