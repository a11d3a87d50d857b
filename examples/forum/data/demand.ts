import { permissionProblem } from '../httpError';
import type { Scope, Viewer } from '../viewer';
import { internalName } from './permissionList';

/** Throws 403 unless the viewer holds one of the permissions (API names). */
export function demand(viewer: Viewer, permissions: string | string[], scope?: Scope): void {
  const names = [permissions].flat();
  if (!names.some((name) => viewer.can(name, scope))) throw permissionProblem(names.map(internalName));
}

/** Throws 403 for guests. */
export function demandSession(viewer: Viewer): void {
  if (!viewer.user) throw permissionProblem(['Garden.SignIn.Allow']);
}
