<?php

declare(strict_types=1);

/** A name as the attachments' widget shows it: a link where there is a profile. */
function attached_user(array $user): string
{
    $name = Inlay::text($user['name'] ?: 'Deleted User');
    return $user['userID'] <= 0 || $user['name'] === ''
        ? "<span>$name</span>"
        : '<a href="' . Inlay::text(own_path($user['url'])) . "\"><bdi>$name</bdi></a>";
}

/**
 * Where an attachment leads; null for what is no address of the web, or none to trust: `https://forum.example@evil.test/`
 * leads to `evil.test`. Those of this site stay on it.
 */
function attached_href(?string $url): ?string
{
    if (!preg_match('~^https?://([^/?#@[\]\\\\\s]+)(?:[/?#][^\x00-\x1f\x7f]*)?$~iD', (string) $url, $found)) {
        return null;
    }
    return $found[1] === ($_SERVER['HTTP_HOST'] ?? '') ? own_path($url) : $url;
}

/** One thing that is known of an attachment. HTML of other systems has been cleaned by the forum. */
function attached_fact(array $fact): string
{
    $e = Inlay::text(...);
    $text = implode(', ', array_map(strval(...), (array) $fact['value']));
    $href = attached_href($fact['url'] ?? null);
    $value = match (true) {
        isset($fact['userFragment']) => attached_user($fact['userFragment']),
        ($fact['format'] ?? '') === 'date-time' && strtotime($text) !== false => time_tag($text),
        ($fact['format'] ?? '') === 'html' => $text,
        $href !== null => "<a href=\"{$e($href)}\" rel=\"nofollow ugc noopener\">{$e($text)}</a>",
        default => $e($text),
    };
    return "<div><dt>{$e($fact['labelCode'])}</dt><dd dir=\"auto\">$value</dd></div>";
}

/** Lets the staff close an issue of the forum's own, and open it again; the add-on's button takes its place. */
function issue_button(Page $page, array $attachment): string
{
    if ($attachment['attachmentType'] !== 'forum-issue' || !$page->can('staff.allow')) {
        return '';
    }
    $e = Inlay::text(...);
    [$state, $name] = $attachment['state'] === 'closed' ? ['open', 'Reopen issue'] : ['closed', 'Close issue'];
    return " <form accept-charset=\"utf-8\" method=\"post\" action=\"/issue/{$e($attachment['sourceID'])}/state\">"
        . "<input type=\"hidden\" name=\"TransientKey\" value=\"{$e($page->key)}\"><input type=\"hidden\" name=\"state\" value=\"$state\">"
        . "<button class=\"inl-button inl-button--text inl-button--compact\" type=\"submit\" data-inlay-part=\"issue-{$attachment['attachmentID']}\">$name</button></form>";
}

/**
 * What other systems know of a post. Members' attachments say how they stand now once they are looked at, and the add-on
 * lets the staff change that; without script they are as they were when the page was printed.
 *
 * @param 'discussion'|'comment' $type
 * @param array<string, array> $catalog Of `GET /attachments/catalog`.
 */
function attachments(Inlay $inlay, Page $page, string $type, array $record, array $catalog): string
{
    $list = $record['attachments'] ?? [];
    if ($list === []) {
        return '';
    }
    $e = Inlay::text(...);
    $html = '';
    foreach ($list as $each) {
        $entry = $catalog[$each['attachmentType']] ?? [];
        $href = attached_href($each['sourceUrl']);
        $facts = implode('', array_map(attached_fact(...), $each['metadata']));
        $html .= "<li class=\"inl-attachments__item\" data-state=\"{$e($each['state'])}\">" . icon($entry['attachmentTypeIcon'] ?? 'attachment')
            . "<div class=\"inl-attachments__main\"><div class=\"inl-attachments__head\"><b>{$e($entry['title'] ?? $each['attachmentType'])}</b> "
            . ($href === null ? '' : "<a href=\"{$e($href)}\" rel=\"nofollow ugc noopener\" data-inlay-part=\"source-{$each['attachmentID']}\">"
                . "{$e($entry['externalIDLabel'] ?? '')}<bdi>{$e($each['sourceID'])}</bdi></a> ")
            . "<b class=\"inl-attachments__state\">{$e($each['status'])}</b></div>"
            . '<div class="inl-attachments__when">' . attached_user($each['insertUser']) . ' ' . time_tag($each['dateInserted']) . issue_button($page, $each) . '</div>'
            . ($facts === '' ? '' : "<dl class=\"inl-attachments__facts\">$facts</dl>") . '</div></li>';
    }
    $props = ['recordType' => $type, 'recordID' => $record["{$type}ID"], 'attachments' => $list];
    return $inlay->widget(
        'LegacyThreadAttachmentsAsset',
        $props,
        "<ul class=\"inl-root inl-attachments\" aria-label=\"Attachments\">$html</ul>",
        ['data-inlay-when' => 'interaction'],
    );
}
