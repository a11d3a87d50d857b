<?php

declare(strict_types=1);

/** @var Page $page */
/** @var Forum $forum */

// Exactly what the widget would ask for: with its answer in the page it asks for nothing.
$query = [
    'layoutViewType' => 'home',
    'recordType' => 'siteSection',
    'recordID' => 0,
    'params' => ['locale' => 'en', 'siteSectionID' => 0],
];
$layout = $forum->get('layouts/lookup-hydrate', $query);
// One that has moved is the forum's to lead to.
isset($layout['redirectTo']) && throw new Refusal('Moved.', 302);
$renderer = new Renderer(getenv('INLAY_RENDERER') ?: '', (float) (getenv('INLAY_RENDERER_SECONDS') ?: 0.5));
$html = $renderer->html($layout, [
    'url' => 'http://' . $_SERVER['HTTP_HOST'] . $_SERVER['REQUEST_URI'],
    'base' => '/inlay/',
    'nonce' => $page->nonce,
    'config' => $page->config(),
]);

$page->send(
    'Home',
    ['Layout', 'UserCard', 'DraftsToast'],
    static function (Inlay $inlay) use ($page, $html): string {
        // Without the process the layout's tag stands there, and mounts in the browser.
        $plain = '<noscript><p><a href="/discussions">Posts</a> · <a href="/categories">Categories</a></p></noscript>';
        return '<h1>Brightwater Makers</h1>'
            . ($html ?? $inlay->widget('Layout', ['layoutViewType' => 'home'], $plain))
            . ($page->isMember() ? $inlay->widget('DraftsToast') : '');
    },
    now: $html === null ? ['Layout'] : [],
    config: $html === null ? ['preload' => [Page::preload('layouts/lookup-hydrate', $layout, $query)]] : [],
);
