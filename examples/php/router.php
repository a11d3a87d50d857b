<?php

declare(strict_types=1);

/**
 * The front of a small forum, for PHP's own server. It prints a few pages itself and passes everything else on, so that
 * pages, API, sign-in and pictures have one origin:
 *
 *     INLAY_FORUM=http://127.0.0.1:8080 php -d enable_post_data_reading=0 -S 127.0.0.1:8082 examples/php/router.php
 */

require __DIR__ . '/Inlay.php';
require __DIR__ . '/Renderer.php';
require __DIR__ . '/Forum.php';
require __DIR__ . '/Page.php';
require __DIR__ . '/parts.php';
require __DIR__ . '/addons.php';
require __DIR__ . '/attachments.php';
require __DIR__ . '/user-card.php';

// A warning in the middle of a page would be HTML that nobody has escaped.
ini_set('display_errors', '0');
header_remove('X-Powered-By');

$forum = new Forum(getenv('INLAY_FORUM') ?: 'http://127.0.0.1:8080');
$path = explode('?', $_SERVER['REQUEST_URI'], 2)[0];
$reads = in_array($_SERVER['REQUEST_METHOD'], ['GET', 'HEAD'], true);

$files = [
    '/forum.css' => ['text/css; charset=utf-8', __DIR__ . '/forum.css'],
    '/logo.svg' => ['image/svg+xml', dirname(__DIR__) . '/forum/public/logo.svg'],
];
if (isset($files[$path])) {
    [$type, $file] = $files[$path];
    header("Content-Type: $type");
    header('Cache-Control: no-cache');
    readfile($file);
    return;
}

$pages = [
    '~^/$~D' => 'home',
    '~^/discussions$~D' => 'discussions',
    '~^/category/(?<urlcode>[\w-]{1,100})$~D' => 'discussions',
    '~^/discussion/(?<id>[1-9]\d{0,8})(?:/(?!p\d+$)[^/]*)?(?:/p(?<page>[1-9]\d{0,5}))?$~D' => 'discussion',
    '~^/profile/(?<id>[1-9]\d{0,8})(?:/[^/]*)?$~D' => 'profile',
    '~^/deployed$~D' => 'deployed',
    '~^/deployed/more$~D' => 'deployed-more',
];
foreach ($reads ? $pages : [] as $pattern => $name) {
    if (!preg_match($pattern, $path, $params)) {
        continue;
    }
    // Answering and quoting without script, lists by tag or kind, and other languages are the forum's own pages.
    if (array_diff(array_keys($_GET), ['page', 'theme']) !== []) {
        break;
    }
    try {
        ob_start();
        $page = new Page($forum);
        require __DIR__ . "/pages/$name.php";
        ob_end_flush();
    } catch (Refusal $refusal) {
        ob_end_clean();
        // The forum has words for what it refuses, and knows what has moved.
        $forum->forward();
    }
    return;
}
$forum->forward();
