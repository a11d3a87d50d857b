<?php

declare(strict_types=1);

/** @var Page $page */
/** @var Forum $forum */
/** @var array<string, string> $params */

$user = $forum->get('users/' . (int) $params['id']);

$page->send(
    $user['name'],
    ['UserCard'],
    static function (Inlay $inlay) use ($page, $user): string {
        $e = Inlay::text(...);
        $hidden = ($user['private'] || $user['banned'] > 0)
            && !$page->can('personalInfo.view') && $page->me['userID'] !== $user['userID'];
        $open = $hidden ? [] : ['title', 'labelHtml', 'countDiscussions', 'countComments', 'dateInserted', 'dateLastActive'];
        $shown = array_intersect_key($user, array_flip(['userID', 'name', 'photoUrl', 'banned', 'private', ...$open]));
        $about = $hidden ? '' : (string) ($user['profileFields']['about'] ?? '');
        $dates = '';
        foreach ($hidden ? [] : ['dateInserted' => 'Joined', 'dateLastActive' => 'Last Active'] as $field => $name) {
            $dates .= empty($user[$field]) ? '' : "<div><dt>$name</dt><dd>" . time_tag($user[$field]) . '</dd></div>';
        }
        $card = '<div class="inl-root inl-card"><div class="inl-card__photo"><img class="inl-avatar inl-avatar--large inl-card__avatar" width="100" height="100" alt="" src="'
            . $e(own_path($user['photoUrl'])) . "\"></div><h2 class=\"inl-card__name\"><bdi>{$e($user['name'])}</bdi></h2>"
            . ($user['banned'] > 0 ? '<p class="inl-card__message">This user has been banned.</p>' : '')
            . "<dl class=\"inl-card__dates\">$dates</dl></div>";
        return "<h1><bdi>{$e($user['name'])}</bdi></h1>" . ($about === '' ? '' : "<p dir=\"auto\">{$e($about)}</p>")
            . '<div class="card">' . $inlay->widget('UserCard', ['userID' => $user['userID'], 'user' => $shown], $card) . '</div>';
    },
    now: ['UserCard'],
);
