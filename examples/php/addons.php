<?php

declare(strict_types=1);

/**
 * What the authors of a page's posts have earned, as HTML by user ID: one call for all of them.
 *
 * @param list<array> $records Posts, of whom `insertUserID` is the author.
 * @return array<int, string>
 */
function honours(Page $page, array $records): array
{
    $expand = array_intersect_key(['badges' => 'badges', 'ranks' => 'rank'], array_flip($page->addons));
    $authors = array_unique(array_column($records, 'insertUserID'));
    try {
        $users = $expand === [] ? [] : $page->forum->get('users', [
            'userID' => implode(',', $authors),
            'limit' => 100,
            'expand' => implode(',', $expand),
        ]);
    } catch (Refusal) {
        // Who may not see profiles reads what was written all the same.
        return [];
    }
    return array_map(honours_of(...), array_column($users, null, 'userID'));
}

/** A member's rank and latest badges, beside their name. */
function honours_of(array $user): string
{
    $e = Inlay::text(...);
    ['rank' => $rank, 'badges' => $badges] = $user + ['rank' => null, 'badges' => []];
    $html = $rank === null ? '' : ' <span class="inl-root inl-rank" data-level="' . (int) $rank['level'] . "\">{$e($rank['name'])}</span>";
    $list = '';
    foreach (array_slice($badges, 0, 2) as $badge) {
        $list .= "<span role=\"listitem\" class=\"inl-badges__badge\" title=\"{$e($badge['body'])}\">"
            . "<svg class=\"inl-icon\" aria-hidden=\"true\" focusable=\"false\"><use href=\"#inl-icon-badge\"/></svg>{$e($badge['name'])}</span>";
    }
    if (count($badges) > 2) {
        $list .= '<span role="listitem" class="inl-badges__more">+' . (count($badges) - 2) . '</span>';
    }
    return $html . ($list === '' ? '' : " <span role=\"list\" class=\"inl-root inl-badges inl-badges--author\" aria-label=\"Badges\">$list</span>");
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
            . count_of($votes, 'vote', 'votes') . '</span></span><svg class="inl-poll__bar" aria-hidden="true" focusable="false">'
            . "<rect class=\"inl-poll__fill\" width=\"$percent%\" height=\"100%\"/></svg></div>";
    }
    $html = "<form class=\"inl-poll__form\" method=\"post\" action=\"/poll/{$poll['pollID']}/vote\" data-inlay-part=\"form\">$key"
        . "<fieldset class=\"inl-poll__options\"><legend class=\"inl-poll__name\" dir=\"auto\">{$e($poll['name'])}</legend>$options</fieldset>"
        . '<div class="inl-poll__foot">' . ($poll['mayVote']
            ? '<button class="inl-button inl-button--primary" type="submit" data-inlay-part="vote">' . ($own === null ? 'Vote' : 'Change vote') . '</button>'
            : '')
        . '<p class="inl-poll__total">' . count_of($poll['countVotes'], 'vote', 'votes')
        . ($poll['closed'] ? ' · This poll is closed.' : '') . '</p></div></form>';
    if ($poll['mayClose']) {
        [$to, $name] = $poll['closed'] ? ['0', 'Reopen poll'] : ['1', 'Close poll'];
        $html .= "<form class=\"inl-poll__close\" method=\"post\" action=\"/poll/{$poll['pollID']}/close\">$key<input type=\"hidden\" name=\"closed\" value=\"$to\">"
            . "<button class=\"inl-button inl-button--text inl-button--compact\" type=\"submit\" data-inlay-part=\"close\">$name</button></form>";
    }
    return $inlay->widget('Poll', ['poll' => $poll], $html, ['class' => 'inl-root inl-poll', 'data-inlay-when' => 'interaction']);
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
    $e = Inlay::text(...);
    $icon = static fn (string $name) => "<svg class=\"inl-icon\" aria-hidden=\"true\" focusable=\"false\"><use href=\"#inl-icon-$name\"/></svg>";
    $names = ['accepted' => ['Accept answer', 'Accepted answer', 'check'], 'rejected' => ['Reject answer', 'Rejected answer', 'close']];
    $props = ['discussionID' => $discussion['discussionID'], 'commentID' => $comment['commentID'], 'status' => $status];
    $tag = static fn (string $part, string $html) =>
        $inlay->widget('QnA', ['part' => $part] + $props, $html, ['class' => 'inl-answer', 'data-inlay-when' => 'interaction']);
    $label = $status === 'pending' ? ''
        : "<span class=\"inl-root inl-answer__label\" data-state=\"$status\">{$icon($names[$status][2])}{$names[$status][1]}</span>";
    $buttons = '';
    foreach ($names as $value => [$name, , $shape]) {
        $pressed = $value === $status;
        $buttons .= '<button class="inl-button inl-button--text inl-button--compact inl-answer__button" type="submit" name="status" value="'
            . ($pressed ? 'pending' : $value) . '" aria-pressed="' . ($pressed ? 'true' : 'false') . "\" data-inlay-part=\"$value\">{$icon($shape)}$name</button>";
    }
    return $tag('label', $label) . (!$judges ? '' : $tag(
        'buttons',
        "<form class=\"inl-root inl-answer__form\" method=\"post\" action=\"/comment/{$comment['commentID']}/answer\" data-inlay-part=\"form\">"
        . "<input type=\"hidden\" name=\"TransientKey\" value=\"{$e($page->key)}\"><div class=\"inl-answer__group\" role=\"group\" aria-label=\"This answer\">$buttons</div></form>",
    ));
}
