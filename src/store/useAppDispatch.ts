import { useDispatch } from 'react-redux';
import type { AppDispatch } from './storeTypes';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
