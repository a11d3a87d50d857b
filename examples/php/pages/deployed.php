<?php

declare(strict_types=1);

// A page as forums of this kind have printed it for years, with the loader's tag and nothing else added. Its inline
// scripts are the point, so its policy says only who may frame it: pages of your own are better off with `Page.php`.

/** @var Page $page */
/** @var Forum $forum */

require_once __DIR__ . '/../deployed-parts.php';

$categories = $forum->get('categories');
$listed = array_values(array_filter($categories, static fn (array $each) => $each['displayAs'] === 'discussions'));
$rows = $forum->get('discussions', ['categoryID' => $listed[0]['categoryID'], 'limit' => 5, 'expand' => 'insertUser']);
$config = $page->config();
$banner = [
    'title' => $listed[0]['name'],
    'description' => '<p>' . Inlay::text($listed[0]['description']) . '</p>',
    'backgroundImage' => '/static/banner-home-1280.webp',
    'backgroundUrlSrcSet' => ['640' => '/static/banner-home-640.webp', '1280' => '/static/banner-home-1280.webp'],
    'iconImage' => null,
    'iconUrlSrcSet' => null,
    'initialParams' => [
        'domain' => 'discussions',
        'categoryIDs' => [$listed[0]['categoryID']],
        'includeChildCategories' => true,
        'recordTypes' => ['discussion', 'comment'],
    ],
];
$action = static fn (string $type, mixed $result): array => ['type' => $type, 'payload' => ['result' => $result, 'params' => []]];
$gdn = [
    'meta' => [
        'context' => ['host' => '', 'basePath' => '', 'assetPath' => '', 'debug' => false, 'conversationsEnabled' => true],
        'ui' => ['siteName' => 'Brightwater Makers', 'localeKey' => 'en', 'currentUser' => $page->me],
        'emails' => ['enabled' => true, 'digest' => true],
        'signInUrl' => '/entry/signin',
        'registrationUrl' => '/entry/register',
        'TransientKey' => $page->key,
    ],
    'permissions' => $config['preload'][1]['data'],
    'translations' => new stdClass(),
];
$actions = [
    $action('@@users/GET_ME_DONE', $page->me),
    $action('@@users/GET_PERMISSIONS_DONE', $config['preload'][1]['data']),
    $action('@@locales/GET_ALL_DONE', []),
    $action('@@themes/GET_DONE', ['themeID' => 'theme-foundation', 'assets' => ['variables' => ['data' => new stdClass()]]]),
];
header('Content-Type: text/html; charset=utf-8');
header('Content-Security-Policy: ' . Inlay::framing([]));
header('Cache-Control: private, no-cache');
header('Vary: Cookie');
?>
<!DOCTYPE html>
<html lang="en">
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title><?= Inlay::text($listed[0]['name']) ?> - Brightwater Makers</title>
    <link rel="stylesheet" type="text/css" href="/forum.css" media="all">
    <link rel="icon" href="data:,">
    <script>window["gdn"]=<?= Inlay::json($gdn) ?>;
window["__ACTIONS__"]=<?= Inlay::json($actions) ?>;
</script>
    <script defer src="/inlay/loader.js"></script>
</head>
<body id="vanilla_categories_index" class="Section-DiscussionList isDesktop">
<div id="titleBar" data-react="title-bar-hamburger" style="display: none !important" data-unhide="true"></div>
<div data-react="community-banner" data-props='<?= Inlay::text(Inlay::json($banner)) ?>'><div style="min-height: 48px"></div></div>
<div id="page" class="Frame-body"><div id="content">
<div class="head"><h1 class="H HomepageTitle"><?= Inlay::text($listed[0]['name']) ?></h1><?= deployed_follow($page, $listed[0]) ?></div>
<div class="P PageDescription"><?= Inlay::text($listed[0]['description']) ?></div>
<ul class="DataList Discussions rows"><?php foreach ($rows as $row) { echo deployed_row($row); } ?></ul>
<p><button type="button" class="Button" id="more">More</button></p>
<div class="Panel"><div data-react="LeaderboardWidget" data-props='{"title":"All Time Leaders","leaders":[]}'><noscript><h2>All Time Leaders</h2></noscript></div>
<div data-react="QuickLinks" data-props='{"title":"Quick Links","links":[{"id":"all","name":"All Categories","url":"/categories"}]}'><noscript><ul><li><a href="/categories">Categories</a></li></ul></noscript></div>
<div data-react="ThemeCountdown" data-props='{"until":"2030-01-01"}'><p>Until the spring market</p></div></div>
</div></div>
<script>
document.getElementById('more').addEventListener('click', function (event) {
    var button = event.currentTarget;
    fetch('/deployed/more').then(function (answer) { return answer.text(); }).then(function (html) {
        var list = document.querySelector('.DataList');
        list.insertAdjacentHTML('beforeend', html);
        list.dispatchEvent(new CustomEvent('X-DOMContentReady', { bubbles: true, cancelable: false }));
        button.parentNode.removeChild(button);
    });
});
</script>
</body>
</html>
