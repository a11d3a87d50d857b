<?php

declare(strict_types=1);

/**
 * Users with their `badges` and `rank`, as far as those add-ons are on, by user ID: one call for all of them.
 *
 * @param list<int> $userIDs
 * @return array<int, array>
 */
function honours_by_user(Page $page, array $userIDs): array
{
    $expand = array_intersect_key(['badges' => 'badges', 'ranks' => 'rank'], array_flip($page->addons));
    try {
        $users = $expand === [] ? [] : $page->forum->get('users', [
            'userID' => implode(',', array_unique($userIDs)),
            'limit' => 100,
            'expand' => implode(',', $expand),
        ]);
    } catch (Refusal) {
        // Who may not see profiles reads what was written all the same.
        return [];
    }
    return array_column($users, null, 'userID');
}

/** A member's rank and latest badge, beside their name. */
function honours_of(array $user): string
{
    $rank = rank_of($user);
    $badges = $user['badges'] ?? [];
    $list = badge_items(array_slice($badges, 0, 1));
    return ($rank === '' ? '' : " $rank")
        . ($list === '' ? '' : " <span role=\"list\" class=\"inl-root inl-badges inl-badges--author\" aria-label=\"Badges\">$list</span>");
}

/** The same on the member's card, with all badges. */
function card_honours(array $user): string
{
    $rank = rank_of($user);
    $list = badge_items($user['badges'] ?? []);
    return ($rank === '' ? '' : "<p class=\"inl-rank__line\">$rank</p>")
        . ($list === '' ? '' : "<span role=\"list\" class=\"inl-root inl-badges inl-badges--card\" aria-label=\"Badges\">$list</span>"
            . "<a class=\"inl-root inl-badges__more\" href=\"/badges/{$user['userID']}\">All badges</a>");
}

function rank_of(array $user): string
{
    $rank = $user['rank'] ?? null;
    return $rank === null ? '' : '<span class="inl-root inl-rank" data-level="' . (int) $rank['level'] . '">' . Inlay::text($rank['name']) . '</span>';
}

function badge_items(array $badges): string
{
    $item = static fn (array $badge) => '<span role="listitem" class="inl-badges__badge" title="' . Inlay::text($badge['body']) . '">'
        . icon('badge') . Inlay::text($badge['name']) . '</span>';
    return implode('', array_map($item, $badges));
}

/** A poll as a form whose results stand beside its options: it works without script, and is live once it is used. */
function poll(Inlay $inlay, Page $page, array $poll): string
{
    $e = Inlay::text(...);
    $key = "<input type=\"hidden\" name=\"TransientKey\" value=\"{$e($page->key)}\">";
    $own = $poll['votedOptionID'] ?? null;
    $options = '';
    foreach ($poll['options'] as ['pollOptionID' => $id, 'body' => $body, 'countVotes' => $votes]) {
        $percent = $poll['countVotes'] === 0 ? 0 : (int) round(100 * $votes / $poll['countVotes']);
        $name = "<bdi>{$e($body)}</bdi>";
        $options .= '<div class="inl-poll__option"' . ($id === $own ? ' data-state="chosen"' : '') . '>'
            . ($poll['mayVote']
                ? "<label class=\"inl-poll__label\"><input type=\"radio\" name=\"pollOptionID\" value=\"$id\" data-inlay-part=\"option-$id\""
                    . ($id === $own ? ' checked' : '') . ">$name</label>"
                : "<span class=\"inl-poll__label\">$name</span>")
            . "<span class=\"inl-poll__result\"><span class=\"inl-poll__share\">$percent%</span> <span class=\"inl-poll__count\">"
            . count_of($votes, 'vote', 'votes') . '</span></span><svg class="inl-poll__bar" aria-hidden="true">'
            . "<rect class=\"inl-poll__fill\" width=\"$percent%\" height=\"100%\"/></svg></div>";
    }
    $html = "<form accept-charset=\"utf-8\" class=\"inl-poll__form\" method=\"post\" action=\"/poll/{$poll['pollID']}/vote\" data-inlay-part=\"form\">$key"
        . "<fieldset class=\"inl-poll__options\"><legend class=\"inl-poll__name\" dir=\"auto\">{$e($poll['name'])}</legend>$options</fieldset>"
        . '<div class="inl-poll__foot">' . ($poll['mayVote']
            ? '<button class="inl-button inl-button--primary" type="submit" data-inlay-part="vote">' . ($own === null ? 'Vote' : 'Change vote') . '</button>'
            : '')
        . '<p class="inl-poll__total">' . count_of($poll['countVotes'], 'vote', 'votes')
        . ($poll['closed'] ? ' · This poll is closed.' : '') . '</p></div></form>';
    if ($poll['mayClose']) {
        [$to, $name] = $poll['closed'] ? ['0', 'Reopen poll'] : ['1', 'Close poll'];
        $html .= "<form accept-charset=\"utf-8\" class=\"inl-poll__close\" method=\"post\" action=\"/poll/{$poll['pollID']}/close\">$key<input type=\"hidden\" name=\"closed\" value=\"$to\">"
            . "<button class=\"inl-button inl-button--text inl-button--compact\" type=\"submit\" data-inlay-part=\"close\">$name</button></form>";
    }
    $html = "<div class=\"inl-root inl-poll\">$html</div>";
    return $inlay->widget('Poll', ['poll' => $poll], $html, ['data-inlay-when' => 'interaction']);
}

/** How a question stands; nothing for a discussion that is none. */
function question(Inlay $inlay, array $discussion): string
{
    if ($discussion['type'] !== 'question') {
        return '';
    }
    [$state, $name] = [2 => ['answered', 'Answered'], 3 => ['answered', 'Answered ✓']][$discussion['statusID']] ?? ['question', 'Question'];
    $props = ['part' => 'question', 'discussionID' => $discussion['discussionID'], 'statusID' => $discussion['statusID']];
    $html = "<span class=\"inl-root inl-question\" data-state=\"$state\">$name</span>";
    return $inlay->widget('QnA', $props, $html, ['data-inlay-when' => 'interaction']);
}

/** What a comment is as an answer, with buttons for those who may say so; nothing where it answers no question. */
function answer(Inlay $inlay, Page $page, array $discussion, array $comment): string
{
    if ($discussion['type'] !== 'question' || $comment['insertUserID'] === $discussion['insertUserID']) {
        return '';
    }
    $found = $comment['attributes']['answer']['status'] ?? null;
    $status = in_array($found, ['accepted', 'rejected'], true) ? $found : 'pending';
    $asked = $page->isMember() && $discussion['insertUserID'] === $page->me['userID'] && !$discussion['closed'];
    $judges = $asked || $page->can('curation.manage') || $page->can('community.moderate');
    if (!$judges && $status !== 'accepted') {
        return '';
    }
    $names = ['accepted' => ['Accept answer', 'Accepted answer', 'check'], 'rejected' => ['Reject answer', 'Rejected answer', 'close']];
    $props = ['discussionID' => $discussion['discussionID'], 'commentID' => $comment['commentID'], 'status' => $status];
    $tag = static fn (string $part, string $html) =>
        $inlay->widget('QnA', ['part' => $part] + $props, $html, ['class' => 'inl-answer', 'data-inlay-when' => 'interaction']);
    $label = $status === 'pending' ? ''
        : "<span class=\"inl-root inl-answer__label\" data-state=\"$status\">" . icon($names[$status][2]) . "{$names[$status][1]}</span>";
    $buttons = '';
    foreach ($names as $value => [$name, , $shape]) {
        $pressed = $value === $status;
        $buttons .= '<button class="inl-button inl-button--text inl-button--compact inl-answer__button" type="submit" form="forum-form"'
            . " formaction=\"/comment/{$comment['commentID']}/answer\" name=\"status\" value=\"" . ($pressed ? 'pending' : $value)
            . '" aria-pressed="' . ($pressed ? 'true' : 'false') . "\" data-inlay-part=\"$value\">" . icon($shape) . "$name</button>";
    }
    return $tag('label', $label) . (!$judges ? '' : $tag(
        'buttons',
        "<div class=\"inl-root inl-answer__form\"><div class=\"inl-answer__group\" role=\"group\" aria-label=\"This answer\">$buttons</div></div>",
    ));
}
