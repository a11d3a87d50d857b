<?php

declare(strict_types=1);

// What a deployed page fetches later and puts into itself.

/** @var Page $page */
/** @var Forum $forum */

require_once __DIR__ . '/../deployed-parts.php';

$categories = $forum->get('categories');
$listed = array_values(array_filter($categories, static fn (array $each) => $each['displayAs'] === 'discussions'));
header('Content-Type: text/html; charset=utf-8');
header('Cache-Control: private, no-cache');
header('Vary: Cookie');
echo '<li class="Item"><div class="head"><strong>', Inlay::text($listed[1]['name']), '</strong>', deployed_follow($page, $listed[1]), '</div></li>';
foreach ($forum->get('discussions', ['categoryID' => $listed[1]['categoryID'], 'limit' => 5, 'expand' => 'insertUser']) as $row) {
    echo deployed_row($row);
}
