/** The front door: all that widgets, add-ons and fragments may take from the runtime. */
export { defineAddon } from './contract/addon';
export type { Addon, AddonHost } from './contract/addon';
export type { ApiError } from './contract/apiError';
export type {
  BannerFragmentProps,
  FragmentNavItem,
  FragmentType,
  TitleBarFragmentProps,
} from './contract/fragmentKit';
export type { Attachment } from './contract/attachment';
export { attributes, hostNames } from './contract/attributes';
export type { ExtensionPoint, ExtensionPoints, PostPlace } from './contract/extensions';
export { guard } from './contract/guard';
export { lazyImport } from './contract/lazyImport';
export { defineWidget } from './contract/widget';
export type { WidgetDefinition, WidgetExtras } from './contract/widget';
export type { Locale } from './locale/createLocale';
export { cutText } from './safe/cutText';
export { profileUrl } from './safe/profileUrl';
export { safeUrl } from './safe/safeUrl';
export { useCurrentUser } from './session/useCurrentUser';
export { useIsGuest } from './session/useIsGuest';
export { usePermission } from './session/usePermission';
export { usePermissions } from './session/usePermissions';
export { usePermissionsIn } from './session/usePermissionsIn';
export type { Holds } from './session/usePermissionsIn';
export { useAppDispatch } from './store/useAppDispatch';
export { useAppSelector } from './store/useAppSelector';
