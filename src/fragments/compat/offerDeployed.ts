import * as React from 'react';
import type { ApiClient } from '../../contract/apiClient';
import type { FragmentKit } from '../../contract/fragmentKit';
import type { Ui } from '../../ui/UiContext';
import { createDeployedApi } from './createDeployedApi';
import { createDeployedComponents } from './createDeployedComponents';
import { createDeployedStyles, type DeployedStyles } from './createDeployedStyles';
import { createDeployedUtils } from './createDeployedUtils';
import { createPostParts } from './createPostParts';
import { createSearchParts } from './createSearchParts';
import { createTitleBarParts } from './createTitleBarParts';

export interface DeployedDeps {
  window: Window & typeof globalThis;
  ui: Ui;
  kit: FragmentKit;
  client: ApiClient;
}

/**
 * Puts down the two globals that fragments of deployed forums read while they are evaluated: React, and one injectable
 * per subject and per type of fragment. Defined, not assigned, so that an element of the page that is called like one
 * of them is not what a fragment gets. Answers what is done with the styles of such fragments.
 */
export function offerDeployed({ window, ui, kit, client }: DeployedDeps): DeployedStyles {
  const api = createDeployedApi(client);
  const utils = createDeployedUtils(ui, kit);
  const components = createDeployedComponents(ui, kit);
  const post = createPostParts({ ui, kit, components });
  const search = createSearchParts({ ui, api, utils, components });
  const injectables = {
    ...{ Api: api, Components: components, Utils: utils },
    ...{ CallToActionFragment: {}, SiteTotalsFragment: {}, CustomFragment: {} },
    BannerFragment: { SearchInput: search.SearchBox, DefaultBannerImage: search.DefaultBannerImage },
    SearchFragment: { useSearchQuery: search.useSearchQuery, makeSearchPageUrl: search.makeSearchPageUrl },
    TitleBarFragment: createTitleBarParts({ ui, kit, components, SearchBox: search.SearchBox }),
    ...{ OriginalPostFragment: post, CommentItemFragment: post },
  };
  const define = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  define('VanillaReact', { ...React });
  define('VANILLA_INJECTABLES', injectables);
  return createDeployedStyles(ui);
}
