import { attributes, useIsGuest, type FragmentType } from '../../src/index';
import type { LayoutNode } from '../../src/resources/layouts';
import { useFragment } from '../../src/ui/FragmentSlot';

/** Widgets of deployed layouts that a theme's fragment can stand in for, by its type, without being registered. */
const fragmentTypes: Readonly<Record<string, readonly FragmentType[]>> = {
  CallToActionWidget: ['CallToActionFragment'],
  GuestCallToActionWidget: ['CallToActionFragment'],
  SearchWidget: ['SearchFragment', 'SearchWidgetFragment'],
  SiteTotalsWidget: ['SiteTotalsFragment'],
  OriginalPostAsset: ['OriginalPostFragment'],
};

/** The type of the fragment that stands in for a widget on this page, or null. */
export function useNodeFragment({ name, fragmentImpls }: LayoutNode): FragmentType | null {
  const isGuest = useIsGuest();
  // Members get no call to sign in, whoever draws it.
  const isForReader = isGuest || name !== 'GuestCallToActionWidget';
  const types = isForReader && Object.hasOwn(fragmentTypes, name) ? fragmentTypes[name]! : [];
  const [first, second] = types;
  const isFirst = useFragment(first ?? 'CustomFragment', fragmentImpls) !== null;
  const isSecond = useFragment(second ?? 'CustomFragment', fragmentImpls) !== null;
  if (first && isFirst) return first;
  return second && isSecond ? second : null;
}

/** What a widget's tag says: which widget, and its props as JSON. */
export function tagOf({ name, props, fragmentImpls }: LayoutNode): { name: string; json: string } {
  return { name, json: JSON.stringify({ ...props, $fragmentImpls: fragmentImpls }) };
}

/** A widget's tag, as a server prints it; where a fragment stands in for it, the place of that around it. */
export function printTag(document: Document, node: LayoutNode, fragment: FragmentType | null): HTMLElement {
  const { name, json } = tagOf(node);
  const print = (attribute: string, value: string) => {
    const element = document.createElement('div');
    element.setAttribute(attribute, value);
    element.setAttribute(attributes.props, json);
    return element;
  };
  const tag = print(attributes.widget, name);
  // Nothing is printed in it that could do the widget's work while it sleeps.
  tag.setAttribute(attributes.when, 'visible');
  if (!fragment) return tag;
  const place = print(attributes.fragment, fragment);
  place.append(tag);
  return place;
}
