import type { LoaderTable } from '../contract/table';
import { beginLoader } from '../loader/beginLoader';
import { importModule } from '../loader/importModule';

/** Put in by the build. */
declare const inlayTable: LoaderTable;

beginLoader(window, inlayTable, importModule);
