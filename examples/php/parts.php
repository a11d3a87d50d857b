<?php

declare(strict_types=1);

/** The path of an address of this site: links stay on the origin that the page came from. */
function own_path(string $url): string
{
    $parts = parse_url($url);
    $path = is_array($parts) ? ($parts['path'] ?? '/') : '/';
    $query = isset($parts['query']) ? "?{$parts['query']}" : '';
    $hash = isset($parts['fragment']) ? "#{$parts['fragment']}" : '';
    return '/' . ltrim($path, '/\\') . $query . $hash;
}

function count_of(int $count, string $one, string $many): string
{
    return number_format($count) . ' ' . ($count === 1 ? $one : $many);
}

function time_tag(string $date): string
{
    $time = strtotime($date) ?: 0;
    return '<time datetime="' . gmdate('c', $time) . '">' . gmdate('M j, Y', $time) . '</time>';
}

/** A name that opens the user's card, where there is such a user; without script it leads to the profile. */
function user_link(array $user): string
{
    $name = '<bdi>' . Inlay::text($user['name'] ?: 'Deleted User') . '</bdi>';
    if ($user['userID'] <= 0) {
        return $name;
    }
    $href = Inlay::text(own_path($user['url']));
    return "<a class=\"js-userCard\" data-userid=\"{$user['userID']}\" href=\"$href\">$name</a>";
}

/** One of Inlay's icons; `Inlay::icons()` prints their shapes. */
function icon(string $name): string
{
    return '<svg class="inl-icon" aria-hidden="true"><use href="#inl-icon-' . Inlay::text($name) . '"/></svg>';
}

function photo(array $user): string
{
    return '<img class="photo" src="' . Inlay::text(own_path($user['photoUrl'])) . '" alt="" width="40" height="40" loading="lazy">';
}

function pager(int $page, int $limit, int $total, callable $href): string
{
    $last = (int) max(1, ceil($total / $limit));
    $link = static fn (int $to, string $name) =>
        $to < 1 || $to > $last ? '' : ' <a href="' . Inlay::text($href($to)) . "\">$name</a>";
    return $last < 2 ? '' : "<nav class=\"pager\" aria-label=\"Pages\">Page $page of $last"
        . $link($page - 1, 'Previous Page') . $link($page + 1, 'Next Page') . '</nav>';
}

/**
 * The bar below a post. For those who may react it is a form whose buttons work without script; for others it is what
 * there is to read.
 *
 * @param 'discussion'|'comment' $type
 * @param array $place The discussion with its `permissions`.
 */
function reaction_bar(Inlay $inlay, Page $page, string $type, array $record, array $place): string
{
    $e = Inlay::text(...);
    $reactions = array_values(array_filter($record['reactions'] ?? [], static fn ($each) => $each['class'] !== 'Flag'));
    $held = $place['permissions'];
    $may = static fn (array $reaction): bool => $reaction['urlcode'] === 'Promote'
        ? $page->can('curation.manage')
        // In no category is it another than everywhere.
        : $page->can('reactions.' . strtolower($reaction['class']) . '.add');
    $allowed = $page->isMember() && ($held[$place['closed'] ? 'discussions.close' : 'comments.add'] ?? false);
    $id = (int) $record["{$type}ID"];
    $buttons = '';
    foreach ($allowed ? array_filter($reactions, $may) : [] as $reaction) {
        $count = $reaction['count'];
        $own = $reaction['hasReacted'] ?? false;
        $label = $reaction['name'] . ($count > 0 ? ', ' . count_of($count, 'person', 'people') : '');
        $icon = str_replace('_', '-', strtolower($reaction['urlcode']));
        $buttons .= "<button class=\"inl-reactions__button\" type=\"submit\" form=\"forum-form\" formaction=\"/$type/$id/reactions\" name=\"reactionType\""
            . " value=\"{$e($reaction['urlcode'])}\" aria-pressed=\"" . ($own ? 'true' : 'false') . '"'
            . " aria-label=\"{$e($label)}\" data-inlay-part=\"{$e($reaction['urlcode'])}\" data-state=\"" . ($own ? 'on' : 'off') . '">'
            . icon("reaction-$icon") . ($count > 0 ? '<span class="inl-reactions__count">' . number_format($count) . '</span>' : '') . '</button>';
    }
    if ($page->can('community.moderate')) {
        $buttons .= '<button class="inl-reactions__log" type="button" data-inlay-part="log" title="View Reactions Log">Log</button>';
    }
    $made = array_filter($reactions, static fn ($each) => $each['count'] > 0);
    $html = $buttons === ''
        ? '<ul class="inl-root inl-reactions inl-reactions--read">'
            . implode('', array_map(static fn ($each) => "<li>{$e($each['name'])}: {$each['count']}</li>", $made)) . '</ul>'
        : "<div class=\"inl-root inl-reactions\"><div class=\"inl-reactions__group\" role=\"group\" aria-label=\"Reactions\">$buttons</div></div>";
    $props = ['recordType' => $type, 'recordID' => $id, 'categoryID' => $place['categoryID'],
        'closed' => $place['closed'], 'reactions' => $reactions, 'whole' => true];
    return $inlay->widget('ReactionBar', $props, $html, ['data-inlay-when' => 'interaction']);
}

/** Follows the category of a list; nothing for those who cannot. */
function follow_button(Inlay $inlay, Page $page, array $category): string
{
    $preferences = $category['preferences'] ?? null;
    if (!$page->isMember() || !$preferences || $category['displayAs'] !== 'discussions') {
        return '';
    }
    $e = Inlay::text(...);
    $follows = $preferences['preferences.followed'];
    $form = $follows
        ? "<form accept-charset=\"utf-8\" class=\"inl-root inl-follow\" method=\"get\" action=\"/profile/followed-content\" data-inlay-part=\"form\"><input type=\"hidden\" name=\"category\" value=\"{$category['categoryID']}\">"
        : '<form accept-charset="utf-8" class="inl-root inl-follow" method="post" action="' . $e("/category/{$category['urlcode']}/follow") . '" data-inlay-part="form">'
            . "<input type=\"hidden\" name=\"TransientKey\" value=\"{$e($page->key)}\"><input type=\"hidden\" name=\"followed\" value=\"1\">";
    $name = $follows ? 'Following' : 'Follow';
    $form .= "<button class=\"inl-button inl-follow__button\" type=\"submit\" title=\"{$e($category['name'])}\" data-inlay-part=\"follow\""
        . ' data-state="' . ($follows ? 'on' : 'off') . "\"><span>$name</span></button></form>";
    return $inlay->widget('CategoryFollowDropDown', [
        'userID' => $page->me['userID'],
        'recordID' => $category['categoryID'],
        'name' => $category['name'],
        'isFollowed' => $follows,
        'notificationPreferences' => $preferences,
        'emailDigestEnabled' => $page->can('email.view'),
    ], $form, ['data-inlay-when' => 'interaction']);
}

/** What a banner's tag holds until its search is used: the same HTML as the widget's own, which searches without script. */
function banner(array $banner): string
{
    $e = Inlay::text(...);
    $icon = icon('search');
    $widths = $banner['backgroundUrlSrcSet'];
    $set = implode(', ', array_map(static fn ($width, $url) => "$url {$width}w", array_keys($widths), $widths));
    return <<<HTML
        <section class="inl-root inl-banner" aria-labelledby="banner" data-align="{$e($banner['alignment'])}" data-image="dark">
        <img class="inl-banner__image" src="{$e($banner['backgroundImage'])}" srcset="{$e($set)}" sizes="100vw" alt="" decoding="sync" fetchpriority="high" referrerpolicy="strict-origin">
        <div class="inl-banner__inner"><div class="inl-banner__main"><h1 class="inl-banner__title" id="banner" dir="auto">{$e($banner['title'])}</h1><div class="inl-banner__text" dir="auto">{$e($banner['description'])}</div>
        <div class="inl-banner__search"><form accept-charset="utf-8" class="inl-search" role="search" aria-labelledby="banner" action="/search"><span class="inl-search__field"><input class="inl-search__input" type="search" name="query" aria-label="Search Text" placeholder="{$e($banner['placeholder'])}" autocomplete="off" maxlength="500" data-inlay-part="search-words"><button class="inl-button inl-button--icon" type="submit" aria-label="Search">$icon</button></span></form></div>
        </div></div></section>
        HTML;
}
