import { attributes, type FragmentType } from '../../src/index';
import type { LayoutNode } from '../../src/resources/layouts';

/** Widgets of deployed layouts that a theme's fragment can stand in for, by its type, without being registered. */
export const fragmentTypes: Readonly<Record<string, FragmentType>> = {
  CallToActionWidget: 'CallToActionFragment',
  GuestCallToActionWidget: 'CallToActionFragment',
  SearchWidget: 'SearchFragment',
  SiteTotalsWidget: 'SiteTotalsFragment',
  OriginalPostAsset: 'OriginalPostFragment',
};

/** A widget's tag, as a server prints it; where a fragment stands in for it, the place of that around it. */
export function printTag(
  document: Document,
  { name, props, fragmentImpls }: LayoutNode,
  fragment: FragmentType | null,
): HTMLElement {
  const isCustom = name === 'CustomFragmentWidget';
  const { fragmentImpl, ...rest } = props;
  const impls = isCustom ? { CustomFragment: fragmentImpl } : fragmentImpls;
  const json = JSON.stringify({ ...(isCustom ? rest : props), $fragmentImpls: impls });
  const print = (attribute: string, value: string) => {
    const element = document.createElement('div');
    element.setAttribute(attribute, value);
    element.setAttribute(attributes.props, json);
    return element;
  };
  const tag = print(attributes.widget, isCustom ? 'CustomFragment' : name);
  // Nothing is printed in it that could do the widget's work while it sleeps.
  tag.setAttribute(attributes.when, 'visible');
  if (!fragment) return tag;
  const place = print(attributes.fragment, fragment);
  place.append(tag);
  return place;
}
