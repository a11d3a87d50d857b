<?php

declare(strict_types=1);

/** @var Page $page */
/** @var Forum $forum */
/** @var array<string, string> $params */

$id = (int) $params['id'];
$user = $forum->get("users/$id");
$user += honours_by_user($page, [$id])[$id] ?? [];
// With these the woken card says at once what its HTML said.
$preload = array_filter([
    isset($user['badges']) ? Page::preload("users/$id/badges", $user['badges']) : null,
    isset($user['rank']) ? Page::preload("users/$id/rank", $user['rank']) : null,
]);

$page->send(
    $user['name'],
    ['UserCard'],
    static function (Inlay $inlay) use ($page, $user): string {
        $about = Inlay::text($user['profileFields']['about'] ?? '');
        return '<h1><bdi>' . Inlay::text($user['name']) . '</bdi></h1>' . ($about === '' ? '' : "<p dir=\"auto\">$about</p>")
            . '<div class="card">' . user_card($inlay, $page, $user) . '</div>';
    },
    config: ['preload' => array_values($preload)],
);
