<?php

declare(strict_types=1);

/** `1.2k`, as the widget writes it. What rounds up to the next unit belongs there. */
function compact_count(int $count): string
{
    return match (true) {
        $count < 1_000 => (string) $count,
        $count < 999_950 => round($count / 1_000, 1) . 'k',
        $count < 999_950_000 => round($count / 1_000_000, 1) . 'm',
        default => round($count / 1_000_000_000, 1) . 'b',
    };
}

/**
 * A name as one part of a path, as the widget writes it. Servers decode a path once before they route it, and would split
 * the name at its slashes; `.` and `..` mean the folder.
 */
function encode_name(string $name): string
{
    return preg_match('/^\.{0,2}$/D', $name) ? '' : rawurlencode(strtr($name, ['&' => '%26', '/' => '%2f']));
}

/**
 * A member's card with all that it says, so that it works without script and nothing moves when the widget sets in.
 *
 * @param array $user With `badges` and `rank`, where those add-ons are on.
 */
function user_card(Inlay $inlay, Page $page, array $user): string
{
    $e = Inlay::text(...);
    $isOwn = $page->me['userID'] === $user['userID'];
    $banned = $user['banned'] > 0;
    $seesAll = $page->can('personalInfo.view');
    $reduced = ($user['private'] || $banned) && !$seesAll && !$isOwn;
    $open = $reduced ? [] : ['title', 'labelHtml', 'countDiscussions', 'countComments', 'dateInserted', 'dateLastActive'];
    $known = ['userID', 'name', 'photoUrl', 'banned', 'private', ...($seesAll ? ['email'] : []), ...$open];
    $shown = array_intersect_key($user, array_flip($known));

    [$marker, $message] = match (true) {
        $banned => ['Banned', 'This user has been banned.'],
        $reduced => ['Private', 'This user&#039;s profile is private.'],
        default => ['', ''],
    };
    $label = match (true) {
        $marker !== '' => "<span class=\"inl-card__marker\">$marker</span>",
        !empty($user['title']) => $e($user['title']),
        // What the forum's staff wrote has been cleaned by it.
        default => $reduced ? '' : (string) ($user['labelHtml'] ?? ''),
    };
    $html = '<div class="inl-card__photo"><img class="inl-avatar inl-avatar--large inl-card__avatar" width="100" height="100" alt="" src="'
        . $e(own_path($user['photoUrl'])) . "\"></div><h2 class=\"inl-card__name\"><bdi>{$e($user['name'])}</bdi></h2>"
        . ($label === '' ? '' : "<p class=\"inl-card__label\">$label</p>")
        . ($message === '' ? '' : "<p class=\"inl-card__message\">$message</p>");
    if (!$reduced) {
        $html .= card_details($page, $user, $seesAll, !$isOwn && !$banned && $page->can('conversations.add'));
    }
    $state = $reduced ? 'reduced' : 'success';
    return $inlay->widget(
        'UserCard',
        ['userID' => $user['userID'], 'user' => $shown],
        "<div class=\"inl-root inl-card\" aria-busy=\"false\" data-state=\"$state\">$html</div>",
        ['data-inlay-when' => 'interaction'],
    );
}

/** E-mail, buttons, counts, what add-ons say, dates. */
function card_details(Page $page, array $user, bool $seesEmail, bool $mayWrite): string
{
    $e = Inlay::text(...);
    $name = encode_name($user['name']);
    $email = $seesEmail ? (string) ($user['email'] ?? '') : '';
    $stat = static fn (string $part, int $count) =>
        "<a class=\"inl-card__stat\" href=\"/profile/$part/$name\" data-inlay-part=\"$part\"><span class=\"inl-card__count\" title=\""
        . number_format($count) . '">' . compact_count($count) . '</span> ' . ucfirst($part) . '</a>';
    $dates = '';
    foreach (['dateInserted' => 'Joined', 'dateLastActive' => 'Last Active'] as $field => $label) {
        $dates .= empty($user[$field]) ? '' : "<div><dt>$label</dt><dd>" . time_tag($user[$field]) . '</dd></div>';
    }
    $mailto = rawurlencode($email);
    return ($email === '' ? '' : "<p class=\"inl-card__email\"><a href=\"mailto:$mailto\" data-inlay-part=\"email\">{$e($email)}</a></p>")
        . "<p class=\"inl-card__actions\"><a class=\"inl-button\" href=\"{$e(own_path($user['url']))}\" data-inlay-part=\"profile\">View Profile</a>"
        . ($mayWrite ? "<a class=\"inl-button\" href=\"/messages/add/$name\" data-inlay-part=\"message\">" . icon('message') . ' Message</a>' : '') . '</p>'
        . '<p class="inl-card__stats">' . $stat('discussions', $user['countDiscussions'] ?? 0) . $stat('comments', $user['countComments'] ?? 0) . '</p>'
        . card_honours($user) . "<dl class=\"inl-card__dates\">$dates</dl>";
}
