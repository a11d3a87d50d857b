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

$banner = [
    'title' => 'Welcome to Brightwater Makers',
    'description' => 'Ask, answer, and show what you are making.',
    'alignment' => 'center',
    'placeholder' => 'Search the forum',
    'backgroundImage' => '/static/banner-home-1280.webp',
    'backgroundUrlSrcSet' => array_map(
        static fn (int $width): string => "/static/banner-home-$width.webp",
        [640 => 640, 1280 => 1280, 1920 => 1920],
    ),
];

$page->send(
    'Home',
    ['community-banner', 'Layout', 'UserCard', 'DraftsToast'],
    static function (Inlay $inlay) use ($page, $html, $banner): string {
        // Without the process the layout's tag stands there, and mounts in the browser.
        $plain = '<noscript><p><a href="/discussions">Posts</a> · <a href="/categories">Categories</a></p></noscript>';
        return $inlay->widget('community-banner', $banner, banner($banner))
            . '<div class="home">' . ($html ?? $inlay->widget('Layout', ['layoutViewType' => 'home'], $plain)) . '</div>'
            . ($page->isMember() ? $inlay->widget('DraftsToast') : '');
    },
    now: $html === null ? ['Layout'] : [],
    config: $html === null ? ['preload' => [Page::preload('layouts/lookup-hydrate', $layout, $query)]] : [],
);
